// What a player has pegged of each kind, beside what is average.

import type { KindSum } from "~/contract/api";
import { boardReview as T } from "~/texts/board_review";

export function Sums({ name, sums }: { name: string; sums: readonly KindSum[] }) {
    const own = sums.filter((one) => one.name === name);
    if (own.length === 0) return null;
    return (
        <table>
            <caption>{name}</caption>
            <thead>
                <tr>
                    {["", T.points, T.mean, T.average].map((head) => (
                        <th key={head} scope="col">
                            {head}
                        </th>
                    ))}
                </tr>
            </thead>
            <tbody>
                {own.map(({ kind, role, points, mean, average }) => (
                    <tr key={`${kind} ${role}`}>
                        <th scope="row">{T.kindAndRole(kind, role)}</th>
                        <td>{points}</td>
                        <td>{mean.toFixed(1)}</td>
                        <td>{average === null ? T.noAverage : average.toFixed(1)}</td>
                    </tr>
                ))}
            </tbody>
        </table>
    );
}
