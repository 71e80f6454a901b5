/** A description that tells how something was before and is after, in all languages. */
export const BEFORE_AND_AFTER =
  /\bbefore\b.{1,30}\bafter\b|\bvorher\b.{1,30}\bnachher\b|\bavant\b.{1,30}\baprès|\bantes\b.{1,30}\bdep(?:ués|ois)|\bprima\b.{1,30}\bdopo\b|\bvoor\b.{1,10}\bna\b|до\s?(?:и|\/|-)\s?после|قبل.{1,12}بعد|ビフォー.{0,3}アフター|(?:施工|使用|改装)前.{1,6}後|前后对比|之前.{1,6}之后/iu;
