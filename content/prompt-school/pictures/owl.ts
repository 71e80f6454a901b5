export type Owl = {
  feathers: string;
  shade: string;
  belly: string;
  glasses?: string;
  scarf?: string;
  hat?: string;
  eyes: "open" | "wide" | "closed";
  outline: string;
};

/** An owl whose feet stand at 0 0, about 300 high. `tilt` lets it nod off. */
export function owl(
  { feathers, shade, belly, glasses, scarf, hat, eyes, outline }: Owl,
  x: number,
  y: number,
  scale = 1,
  tilt = 0,
) {
  const line = `stroke="${outline}" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"`;
  const eye = (cx: number) =>
    eyes === "closed"
      ? `<circle cx="${cx}" cy="-206" r="38" fill="${belly}" ${line}/><path d="M${cx - 20} -204q20 18 40 0" fill="none" ${line}/>`
      : `<circle cx="${cx}" cy="-206" r="38" fill="#fffaf0" ${line}/><circle cx="${cx + 4}" cy="${eyes === "wide" ? -214 : -200}" r="${eyes === "wide" ? 20 : 16}" fill="#1f140c"/><circle cx="${cx + 10}" cy="${eyes === "wide" ? -222 : -207}" r="6" fill="#fff"/>`;
  const frame = (cx: number) =>
    `<circle cx="${cx}" cy="-206" r="47" fill="none" stroke="${glasses}" stroke-width="12"/>`;
  return `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${scale})">
    <path d="M-86 -278 -104 -326 -48 -296ZM86 -278 104 -326 48 -296Z" fill="${shade}" ${line}/>
    <path d="M0 -306C74 -306 116 -250 116 -160 116 -56 72 0 0 0S-116 -56 -116 -160C-116 -250 -74 -306 0 -306Z" fill="${feathers}" ${line}/>
    <path d="M0 -150C46 -150 72 -116 72 -74 72 -30 44 -8 0 -8S-72 -30 -72 -74C-72 -116 -46 -150 0 -150Z" fill="${belly}"/>
    <path d="M-30 -110q10 12 20 0M10 -110q10 12 20 0M-50 -78q10 12 20 0M-10 -78q10 12 20 0M30 -78q10 12 20 0M-28 -46q10 12 20 0M10 -46q10 12 20 0" fill="none" stroke="${shade}" stroke-width="5" stroke-linecap="round"/>
    <path d="M-112 -170C-146 -120 -136 -56 -96 -34 -84 -76 -86 -122 -112 -170ZM112 -170C146 -120 136 -56 96 -34 84 -76 86 -122 112 -170Z" fill="${shade}" ${line}/>
    ${eye(-44)}${eye(44)}${glasses ? `${frame(-44)}${frame(44)}` : ""}
    <path d="M-14 -176H14L0 -150Z" fill="#f2a03d" ${line}/>
    ${scarf ? `<path d="M-98 -146C-50 -116 50 -116 98 -146L104 -114C54 -84 -54 -84 -104 -114Z" fill="${scarf}" ${line}/><path d="M42 -112 78 -112 84 -36 50 -36Z" fill="${scarf}" ${line}/>` : ""}
    ${hat ? `<path d="M-60 -296H60L44 -376H-44ZM-92 -296H92" fill="${hat}" ${line}/>` : ""}
  </g>`;
}
