import { NotFound, ToDashboard } from "../not-found.tsx";

/** Needs no links of its own: the shell around it has the navigation. */
export function ScreenNotFound() {
  return (
    <div className="grid min-h-[70vh] place-items-center">
      <div className="solo">
        <NotFound>
          <ToDashboard />
        </NotFound>
      </div>
    </div>
  );
}
