import { Slice } from "@/components/ui/slice.tsx";

export function Baking() {
  return (
    <div className="stage grid justify-items-center gap-1.5 p-6 text-center">
      <div className="grid max-w-[36ch] justify-items-center gap-1.5">
        <Slice stage="golden" size={128} className="rising-slice motion-reduce:animate-none" />
        <h2 className="mt-4 font-[650] font-display text-xl leading-tight tracking-[-0.02em]">
          Generating Creative...
        </h2>
        <p className="text-ink-2">This may take a few moments</p>
        <p className="text-ink-2">You can leave this page, it keeps going.</p>
      </div>
    </div>
  );
}
