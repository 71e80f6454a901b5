import type { ReactNode } from "react";

type QuestionProps = { title: string; open?: boolean; children: ReactNode };

/** Marked up with schema.org terms, so that search engines read the same text as people. */
export function Question({ title, open, children }: QuestionProps) {
  return (
    <details className="question" open={open} itemProp="mainEntity" itemScope itemType="https://schema.org/Question">
      <summary>
        <h3 itemProp="name">{title}</h3>
        <span className="question-sign" aria-hidden="true" />
      </summary>
      <div className="answer" itemProp="acceptedAnswer" itemScope itemType="https://schema.org/Answer">
        <div itemProp="text">{children}</div>
      </div>
    </details>
  );
}
