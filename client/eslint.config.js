import tseslint from "typescript-eslint";

/** Doors go one way only, and no feature knows another: what two need is shared. */
const CLOSED = {
  pages: ["~/pages/**"],
  features: ["~/pages/**", "~/features/**"],
  shared: ["~/pages/**", "~/features/**"],
  texts: ["~/pages/**", "~/features/**", "~/contract/**"],
};
const NEIGHBOURS = { group: ["../**"], message: "From another folder import by ~/, so that the doors can be seen." };

export default tseslint.config(
  { ignores: ["node_modules", "contract/api.d.ts"] },
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  { languageOptions: { parserOptions: { projectService: true } } },
  {
    files: ["**/*.{ts,tsx}"],
    rules: {
      "max-lines": ["error", 300],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
    },
  },
  ...Object.entries(CLOSED).map(([room, group]) => ({
    files: [`${room}/**/*.{ts,tsx}`],
    rules: {
      "no-restricted-imports": [
        "error",
        { patterns: [NEIGHBOURS, { group, message: `Nothing in ${room} may use this.` }] },
      ],
    },
  })),
  {
    files: ["**/*.{ts,tsx}"],
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
