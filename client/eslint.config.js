import boundaries from "eslint-plugin-boundaries";
import tseslint from "typescript-eslint";

/** Doors go one way only, and no feature knows another; within itself each is free. */
const MAY_IMPORT = {
  page: ["feature", "shared", "contract", "texts"],
  feature: ["shared", "contract", "texts"],
  shared: ["contract", "texts"],
  texts: ["shared"],
};

export default tseslint.config(
  { ignores: ["node_modules", "contract/api.d.ts"] },
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  { languageOptions: { parserOptions: { projectService: true } } },
  {
    files: ["**/*.{ts,tsx}"],
    plugins: { boundaries },
    settings: {
      "import/resolver": { typescript: { project: "tsconfig.json" } },
      "boundaries/elements": [
        { type: "feature", pattern: "features/*" },
        { type: "page", pattern: "pages" },
        { type: "shared", pattern: "shared" },
        { type: "contract", pattern: "contract" },
        { type: "texts", pattern: "texts" },
      ],
    },
    rules: {
      "boundaries/dependencies": [
        "error",
        {
          default: "disallow",
          policies: Object.entries(MAY_IMPORT).map(([type, types]) => ({
            from: { element: { type } },
            allow: { to: { element: { types: { anyOf: types } } } },
          })),
        },
      ],
      "max-lines": ["error", 300],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
    },
  },
  {
    files: ["**/*.tsx", "**/*.ts"],
    ignores: ["shared/**", "main.ts", "**/*.test.*"],
    rules: {
      "no-restricted-properties": [
        "error",
        { object: "document", property: "createElement", message: "Views are functions of state." },
        { object: "document", property: "querySelector", message: "Views are functions of state." },
      ],
    },
  },
  { files: ["*.config.*"], ...tseslint.configs.disableTypeChecked },
);
