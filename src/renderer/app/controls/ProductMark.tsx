/** The product logo: a path with a stop. Decorative: the name is beside it. */
export function ProductMark({ size = 40 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <rect width="40" height="40" rx="10" fill="var(--colorBrandBackground)" />
      <path
        d="M9 30c0-6 4.5-7.5 11-8s11-2.5 11-11"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.75"
      />
      <circle cx="9" cy="30.5" r="2.75" fill="#fff" />
      <circle cx="31" cy="10" r="2.75" fill="#fff" />
      <circle cx="20" cy="21.8" r="5.5" fill="var(--colorBrandBackground)" stroke="#fff" strokeWidth="3" />
    </svg>
  );
}
