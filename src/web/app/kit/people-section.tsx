import { Check } from "lucide-react";
import { Avatar } from "@/components/ui/avatar.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Table } from "@/components/ui/table.tsx";

const people = [
  { email: "june.kessler@loafworks.test", name: "June Kessler", paid: true, creatives: 128 },
  { email: "omar@kibbo.test", name: "Omar", paid: true, creatives: 41 },
  { email: "theodora-vandenberg@tarn.test", name: "Theodora Vandenberg", paid: false, creatives: 0 },
];

type Person = (typeof people)[number];

export function PeopleSection() {
  return (
    <Card
      title="Table and avatars"
      flush
      action={
        <span className="flex items-center gap-2">
          <Avatar name="June Kessler" size="sm" />
          <Avatar name="June Kessler" />
          <Avatar name="BananaBread" src="/favicon.svg" size="lg" />
        </span>
      }
    >
      <Table
        caption="People"
        rows={people}
        rowKey={(person) => person.email}
        columns={[
          { header: "Person", cell: (person) => <Who {...person} /> },
          { header: "Email", cell: (person) => <span className="break-all">{person.email}</span> },
          { header: "Access", cell: (person) => <Access {...person} /> },
          { header: "Creatives", align: "end", cell: (person) => person.creatives },
        ]}
      />
    </Card>
  );
}

function Who({ name }: Person) {
  return (
    <span className="inline-flex items-center gap-2.5 font-[550]">
      <Avatar name={name} size="sm" />
      {name}
    </span>
  );
}

function Access({ paid }: Person) {
  if (!paid) return <Badge>Not paid</Badge>;
  return (
    <Badge tone="ok" icon={<Check aria-hidden="true" />}>
      Paid
    </Badge>
  );
}
