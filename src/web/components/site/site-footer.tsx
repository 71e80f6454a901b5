import { Link } from "@tanstack/react-router";
import { PRODUCT_NAME } from "../../../shared/brand.ts";
import { LogoMark } from "../logo.tsx";
import { MakerLink } from "./maker-link.tsx";
import { SectionLink } from "./section-link.tsx";
import { SECTIONS } from "./sections.ts";
import "./site.css";

export function SiteFooter() {
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div className="site-footer-row">
          <span className="logo">
            <LogoMark size={28} />
            {PRODUCT_NAME}
          </span>
          <nav aria-label="Footer">
            {SECTIONS.map((section) => (
              <SectionLink key={section.id} {...section} />
            ))}
            <Link to="/terms">Terms</Link>
            <Link to="/privacy">Privacy</Link>
            <Link to="/contact">Contact</Link>
          </nav>
          <p className="site-footer-maker">
            <MakerLink before="Made by" />
          </p>
        </div>
        <p className="site-footer-word" aria-hidden="true">
          {PRODUCT_NAME}
        </p>
      </div>
    </footer>
  );
}
