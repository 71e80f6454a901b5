/** The part of css-tree that is used here: its tokenizer alone, without the tables of all properties. */
declare module "css-tree/tokenizer" {
  export const tokenTypes: Record<
    | "Hash"
    | "Function"
    | "Ident"
    | "String"
    | "AtKeyword"
    | "Colon"
    | "Semicolon"
    | "Comma"
    | "LeftCurlyBracket"
    | "RightCurlyBracket"
    | "LeftParenthesis"
    | "RightParenthesis"
    | "WhiteSpace"
    | "Comment",
    number
  >;
  export function tokenize(source: string, onToken: (type: number, start: number, end: number) => void): void;
}
