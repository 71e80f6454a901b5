/** An answer that nothing is taken from, and why, as the end of a sentence: "it is no JSON". */
export class UselessAnswer {
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }
}
