import { useEffect, useRef, useState } from "react";
import type { PreviewedMail } from "../api/email-preview.ts";

export type Device = "phone" | "desktop";
export type Theme = "light" | "dark";

/** As wide as the window of a mail program; on a phone it is shown smaller. */
const DESKTOP_WIDTH = 640;

type MailWindowProps = { mail: PreviewedMail; device: Device; theme: Theme };

/** The mail as a mail program shows it: who it is from, its subject, and its body in a frame that can do nothing. */
export function MailWindow({ mail, device, theme }: MailWindowProps) {
  const { box, scale } = useScale(DESKTOP_WIDTH);
  return (
    <div ref={box} className="grid w-full justify-items-center">
      <div className="mail-window" data-device={device} data-mail-theme={theme}>
        {device === "phone" ? (
          <div aria-hidden="true" className="mail-clock">
            9:41
          </div>
        ) : (
          <div aria-hidden="true" className="mail-lights">
            <i />
            <i />
            <i />
          </div>
        )}
        <div className="mail-head">
          <p className="mail-subject">{mail.subject}</p>
          <p>
            From {mail.from}
            <br />
            To {mail.to}
          </p>
        </div>
        <div className="mail-body">
          <iframe
            // Another frame for each mail: going back in the browser must not walk through the mails.
            key={`${mail.frame} ${theme}`}
            title={`Mail: ${mail.subject}`}
            sandbox=""
            src={`${mail.frame}&theme=${theme}`}
            style={
              device === "desktop" && scale < 1
                ? { width: DESKTOP_WIDTH, height: `${100 / scale}%`, transform: `scale(${scale})` }
                : undefined
            }
          />
        </div>
      </div>
    </div>
  );
}

/** How much something of this width must shrink to fit its box. */
function useScale(width: number) {
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(Math.min(1, entry.contentRect.width / width));
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [width]);
  return { box, scale };
}
