import { z } from "zod";

const words = (most: number) => z.string().min(1).max(most);

/** The words on an invented product's screen. There are several sets, so that no two screens tell the same story. */
const storySchema = z.object({
  greeting: words(30),
  note: words(60),
  action: words(18),
  stats: z.array(z.object({ label: words(18), value: words(10), change: words(16) })).length(3),
  chart: words(24),
  list: words(20),
  rows: z.array(z.object({ name: words(24), detail: words(22), value: words(10) })).length(5),
});
export type ScreenStoryWords = z.infer<typeof storySchema>;

/** The few words a description has for a screen. Everything else on it stays grey bars. */
const ownWordsSchema = z.strictObject({
  title: words(30).optional(),
  rows: z.array(words(40)).max(5).optional(),
  action: words(18).optional(),
});

export const screenWordsSchema = z.union([storySchema, ownWordsSchema]);

export const SCREEN_WORDS: readonly ScreenStoryWords[] = [
  {
    greeting: "Good morning, Ines",
    note: "Payroll runs in 2 days. Everything is ready.",
    action: "Run payroll",
    stats: [
      { label: "Team cost", value: "$84.2k", change: "4.1% under" },
      { label: "People", value: "128", change: "6 joined" },
      { label: "Hours saved", value: "31 h", change: "this month" },
    ],
    chart: "Cost per month",
    list: "Approvals",
    rows: [
      { name: "Mika Rautio", detail: "Expense", value: "$124" },
      { name: "Tomas Vidal", detail: "Leave, 3 days", value: "Mon" },
      { name: "Ada Krause", detail: "Expense", value: "$58" },
      { name: "Noor Haddad", detail: "New laptop", value: "$1.4k" },
      { name: "Leo Brandt", detail: "Travel", value: "$310" },
    ],
  },
  {
    greeting: "Pipeline this week",
    note: "Three deals need a nudge before Friday.",
    action: "New deal",
    stats: [
      { label: "Won", value: "$212k", change: "18% up" },
      { label: "Open deals", value: "47", change: "9 new" },
      { label: "Win rate", value: "38%", change: "5 pts up" },
    ],
    chart: "Revenue",
    list: "Next steps",
    rows: [
      { name: "Harbour Foods", detail: "Contract sent", value: "$42k" },
      { name: "Northline", detail: "Call at 14:00", value: "$18k" },
      { name: "Petal & Co", detail: "Waiting", value: "$9k" },
      { name: "Birchworks", detail: "Demo booked", value: "$27k" },
      { name: "Salt Harbour", detail: "Proposal", value: "$31k" },
    ],
  },
  {
    greeting: "Support is calm",
    note: "Median first answer: four minutes.",
    action: "Reply all",
    stats: [
      { label: "Open tickets", value: "12", change: "31 fewer" },
      { label: "First answer", value: "4 min", change: "2x faster" },
      { label: "Happy", value: "97%", change: "this week" },
    ],
    chart: "Tickets per day",
    list: "Inbox",
    rows: [
      { name: "Where is my order?", detail: "Answered by macro", value: "2 m" },
      { name: "Change of address", detail: "Done", value: "5 m" },
      { name: "Invoice for March", detail: "Sent", value: "9 m" },
      { name: "Login on new phone", detail: "Solved", value: "12 m" },
      { name: "Refund request", detail: "Refunded", value: "18 m" },
    ],
  },
  {
    greeting: "Spring launch",
    note: "On time. Two tasks left for today.",
    action: "Ship it",
    stats: [
      { label: "Done", value: "86%", change: "12 today" },
      { label: "Blocked", value: "0", change: "all clear" },
      { label: "Days left", value: "4", change: "on time" },
    ],
    chart: "Burn-down",
    list: "Today",
    rows: [
      { name: "Landing page copy", detail: "Ola", value: "Done" },
      { name: "Price test", detail: "Jun", value: "Done" },
      { name: "Launch mail", detail: "Priya", value: "11:00" },
      { name: "Press kit", detail: "Sam", value: "15:00" },
      { name: "Cake", detail: "Everyone", value: "17:00" },
    ],
  },
  {
    greeting: "You are fine",
    note: "Rent is safe. Dinner is possible.",
    action: "Add expense",
    stats: [
      { label: "Left this month", value: "$412", change: "on track" },
      { label: "Saved", value: "$1.9k", change: "12% up" },
      { label: "Bills", value: "3 paid", change: "none late" },
    ],
    chart: "Spent per day",
    list: "Lately",
    rows: [
      { name: "Corner bakery", detail: "Coffee, bun", value: "$6" },
      { name: "Bike repair", detail: "New chain", value: "$38" },
      { name: "Power & light", detail: "Monthly", value: "$54" },
      { name: "Night market", detail: "Noodles", value: "$11" },
      { name: "Library fine", detail: "Worth it", value: "$2" },
    ],
  },
  {
    greeting: "Day 41",
    note: "You have not missed one yet.",
    action: "Check in",
    stats: [
      { label: "Streak", value: "41 days", change: "personal best" },
      { label: "This week", value: "6 of 7", change: "1 to go" },
      { label: "Sleep", value: "7 h 40", change: "22 min more" },
    ],
    chart: "Minutes per day",
    list: "Today",
    rows: [
      { name: "Walk", detail: "Before breakfast", value: "22 m" },
      { name: "Read", detail: "Ten pages", value: "18 m" },
      { name: "Stretch", detail: "At noon", value: "8 m" },
      { name: "No phone", detail: "After nine", value: "1 h" },
      { name: "Write", detail: "Three lines", value: "5 m" },
    ],
  },
];

/** Reached by name only, so that scenes that choose by seed keep their story. */
const INVOICES: ScreenStoryWords = {
  greeting: "Money in",
  note: "Two invoices are due. Both have been reminded.",
  action: "New invoice",
  stats: [
    { label: "Paid this month", value: "$8,240", change: "12% up" },
    { label: "Open", value: "3", change: "1 due today" },
    { label: "Paid after", value: "4 days", change: "9 days faster" },
  ],
  chart: "Paid per week",
  list: "Invoices",
  rows: [
    { name: "Northline Studio", detail: "Invoice 0142", value: "$1,900" },
    { name: "Petal & Co", detail: "Invoice 0141", value: "$640" },
    { name: "Harbour Foods", detail: "Invoice 0140", value: "$2,450" },
    { name: "Birchworks", detail: "Invoice 0139", value: "$980" },
    { name: "Salt Harbour", detail: "Invoice 0138", value: "$1,270" },
  ],
};
const BOOKINGS: ScreenStoryWords = {
  greeting: "Today",
  note: "Nine visits, two of them new.",
  action: "New booking",
  stats: [
    { label: "Visits today", value: "9", change: "2 new" },
    { label: "Came back", value: "84%", change: "6 pts up" },
    { label: "No-shows", value: "0", change: "this week" },
  ],
  chart: "Visits per day",
  list: "Next up",
  rows: [
    { name: "Biscuit & Mara", detail: "Full service", value: "9:30" },
    { name: "Otto & Lena", detail: "First visit", value: "10:15" },
    { name: "Pepper & Sam", detail: "Touch-up", value: "11:00" },
    { name: "Juno & Theo", detail: "Full service", value: "13:00" },
    { name: "Mochi & Ana", detail: "Every six weeks", value: "14:30" },
  ],
};

export const SCREEN_STORIES = [
  "payroll",
  "sales",
  "support",
  "launch",
  "budget",
  "habit",
  "invoices",
  "bookings",
] as const;
type ScreenStory = (typeof SCREEN_STORIES)[number];

export function screenStory(story: ScreenStory): ScreenStoryWords {
  if (story === "invoices") return INVOICES;
  if (story === "bookings") return BOOKINGS;
  return SCREEN_WORDS[SCREEN_STORIES.indexOf(story)] ?? INVOICES;
}
