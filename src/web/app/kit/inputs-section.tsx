import { Search } from "lucide-react";
import { useState } from "react";
import { Card } from "@/components/ui/card.tsx";
import { Input } from "@/components/ui/input.tsx";
import { Select } from "@/components/ui/select.tsx";
import { Textarea } from "@/components/ui/textarea.tsx";

const orders = [
  { value: "new", label: "Newest first" },
  { value: "old", label: "Oldest first" },
  { value: "name", label: "By name" },
  { value: "paid", label: "By spend", disabled: true },
] as const;

export function InputsSection() {
  return (
    <Card title="Inputs">
      <div className="grid items-start gap-5 tablet:grid-cols-2">
        <Input label="Email" type="email" placeholder="you@company.com" autoComplete="off" />
        <Input label="Key" mono defaultValue="sk-img-old" error="The service refused this key. Paste a new one." />
        <Input label="Brand" aside="Optional" hint="Shown on every creative." defaultValue="Loafworks" />
        <Input label="Search" labelHidden icon={<Search />} placeholder="Search creatives" />
        <Input label="Order" readOnly defaultValue="BB-2043" />
        <Input label="Seat" disabled defaultValue="Taken" />
        <Description />
        <Textarea
          label="Caption"
          defaultValue="Toast. But make it art."
          error="Too long by 4 characters. Shorten it."
        />
        <Select label="Sort" options={orders} defaultValue="new" />
        <Select label="Board" options={orders} placeholder="Choose a board" hint="Creatives can be on one board." />
        <Select label="Format" options={orders} placeholder="Choose a format" error="Choose a format first." />
        <Select label="Region" options={orders} defaultValue="name" disabled />
      </div>
    </Card>
  );
}

function Description() {
  const [text, setText] = useState("");
  return (
    <Textarea
      label="Description"
      aside={`${text.length} / 80`}
      hint="One sentence is enough."
      placeholder="A sloth drinking cold brew"
      maxLength={80}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
