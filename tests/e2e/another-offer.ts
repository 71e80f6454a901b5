export const PLACES = [
  { path: "/", words: "Money back within 30 days of paying." },
  { path: "/", words: "30 days to change your mind." },
  { path: "/pricing", words: "Money back within 30 days of paying." },
  { path: "/terms", words: "If you ask within 30 days of paying" },
  { path: "/terms", words: "up to 20 GB per account" },
];
