/** What a description is for. */
export type Intent =
  | "goods"
  | "venue"
  | "service"
  | "software"
  | "event"
  | "course"
  | "hiring"
  | "cause"
  | "opening"
  | "launch"
  | "comparison"
  | "explanation"
  | "joke";
