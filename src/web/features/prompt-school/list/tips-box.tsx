import { Check, CircleCheck, CircleX, X } from "lucide-react";

const DO = [
  "Describe a scene in full sentences: who, where, what light, which angle.",
  "Put the exact words in quotes, capitals and full stop included.",
  "Say what should be there: “an empty street at dawn”.",
  "Change one thing per round, and name what stays the same.",
];

const DONT = [
  "Don’t list keywords: “shoe, lime, 4k, trending”.",
  "Don’t ask for a paragraph of small print inside the picture.",
  "Don’t write “no cars”. Describe the empty street instead.",
  "Don’t ask for a transparent background. Ask for plain white.",
];

export function TipsBox() {
  return (
    <section
      aria-label="Tips"
      className="mb-5 grid rounded-4 bg-surface shadow-card max-tablet:divide-y max-tablet:divide-line tablet:grid-cols-2 tablet:divide-x tablet:divide-line"
    >
      <div className="px-5 pt-4.5 pb-5">
        <h2 className="mb-3 flex items-center gap-2 font-semibold text-ok-fg">
          <CircleCheck aria-hidden="true" size={18} />
          Do
        </h2>
        <ul className="grid gap-2">
          {DO.map((tip) => (
            <li key={tip} className="flex gap-2.5">
              <Check aria-hidden="true" size={15} className="mt-[3px] flex-none text-ok-fg" />
              {tip}
            </li>
          ))}
        </ul>
      </div>
      <div className="px-5 pt-4.5 pb-5">
        <h2 className="mb-3 flex items-center gap-2 font-semibold text-bad-fg">
          <CircleX aria-hidden="true" size={18} />
          Don’t
        </h2>
        <ul className="grid gap-2">
          {DONT.map((tip) => (
            <li key={tip} className="flex gap-2.5">
              <X aria-hidden="true" size={15} className="mt-[3px] flex-none text-bad-fg" />
              {tip}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
