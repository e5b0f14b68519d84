import { agave, bark, cream, ink, mustard, tangerine } from "./drawing.ts";

/** A mailbox with a letter in its mouth: stands on y = 0, from x = -66 to 50, 164 high. */
export function MailboxArt() {
  return (
    <g strokeLinejoin="round">
      <path d="M-8-100H8V4H-8z" fill={bark} />
      <path d="M-34-100h76v-8h-76z" fill={bark} />
      <path d="M30-140v-36h22v16H36v20z" fill={tangerine} stroke={ink} strokeWidth="2.6" />
      <path
        d="M-40-108v-24q0-24 22-24h46q22 0 22 24v24z"
        fill={agave}
        stroke={ink}
        strokeWidth="3"
      />
      <path d="M-40-108v-24q0-24 20-24t20 24v24z" fill={ink} />
      <path d="M-74-138l44-8 6 30-44 9z" fill={cream} stroke={ink} strokeWidth="2.6" />
      <path d="M-74-138l28 13 16-21" fill="none" stroke={ink} strokeWidth="2.6" />
      <circle cx="-47" cy="-126" r="5" fill={tangerine} />
      <path d="M14-124h22" stroke={mustard} strokeWidth="5" strokeLinecap="round" />
    </g>
  );
}
