import { Column, Row } from "react-email";
import { style } from "./mail-style.ts";

/** One line of a box of facts. */
export function MailFact({ name, children }: { name: string; children: string }) {
  return (
    <Row data-text-format="dataTable">
      <Column className="ink3" style={style.factName}>
        {name}
      </Column>
      <Column className="ink" style={style.fact}>
        {children}
      </Column>
    </Row>
  );
}
