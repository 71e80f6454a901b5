import { LineIcon } from "@/components/line-icon.tsx";

export function Promises({ features }: { features: readonly string[] }) {
  return (
    <ul className="promises">
      {features.map((feature) => (
        <li key={feature}>
          <LineIcon name="check" size={24} />
          {feature}
        </li>
      ))}
    </ul>
  );
}
