import { fillTemplate } from "../fill-template.ts";
import { LESSONS, numberOf } from "../lessons.ts";

/** All lessons in short. Only printing shows them: a sheet to keep beside the keyboard. */
export function PrintedLessons() {
  return (
    <div className="school-sheet hidden print:block">
      {LESSONS.map((lesson) => (
        <section key={lesson.id}>
          <h2>
            {numberOf(lesson.id)}. {lesson.title}
          </h2>
          <p className="school-sheet-template">{fillTemplate(lesson, {})}</p>
          <ul>
            {lesson.tips.map(({ title, text }) => (
              <li key={title}>
                <b>{title}.</b> {text}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
