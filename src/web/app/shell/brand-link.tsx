import { Link } from "@tanstack/react-router";
import { LogoMark } from "@/components/logo.tsx";
import { cn } from "@/lib/cn.ts";
import { PRODUCT_NAME } from "../../../shared/brand.ts";

/** The product's name, linking to the dashboard's home screen. */
export function BrandLink({ onNavigate, className }: { onNavigate?: () => void; className?: string }) {
  return (
    <Link
      to="/dashboard"
      activeOptions={{ exact: true, includeSearch: false }}
      onClick={onNavigate}
      className={cn("logo flex-none rounded-2 text-lg", className)}
    >
      <LogoMark size={28} />
      {PRODUCT_NAME}
    </Link>
  );
}
