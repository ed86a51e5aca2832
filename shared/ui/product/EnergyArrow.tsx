interface EnergyArrowProps {
  readonly energyClass: string;
  readonly best: string;
  readonly worst: string;
}

/** The colours of the seven classes, from the best one. */
const COLOURS = ['#009640', '#52ae32', '#c8d400', '#ffed00', '#fbba00', '#ec6608', '#e30613'] as const;
const CLASSES = ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'];

/** A scale of more or fewer than seven classes spreads the colours. */
export function energyColour({ energyClass, best, worst }: EnergyArrowProps): string {
  const first = CLASSES.indexOf(best);
  const steps = CLASSES.indexOf(worst) - first || 1;
  const at = (CLASSES.indexOf(energyClass) - first) / steps;
  return COLOURS[Math.round(Math.min(Math.max(at, 0), 1) * 6)]!;
}

/** The arrow of an energy class in its colour, behind the range of classes. The text alternative stands beside it. */
export function EnergyArrow(props: EnergyArrowProps) {
  const { energyClass, best, worst } = props;
  const body = 24 + energyClass.length * 10;
  return (
    <svg
      className="sw-labels__arrow"
      viewBox={`0 0 ${body + 36} 40`}
      aria-hidden="true"
      data-energy-class={energyClass}
      textAnchor="middle"
    >
      <path d="M0.5 0.5h20v39h-20z" fill="#fff" stroke="#000" />
      <text className={`sw-labels__range${best.length > 1 ? ' sw-labels__range--long' : ''}`} x="10.5" y="12">
        {best}
      </text>
      <path d="M10.5 25V15.5M7 18.5l3.5-3.5 3.5 3.5" fill="none" stroke="#000" strokeWidth="1.5" />
      <text className="sw-labels__range" x="10.5" y="37">
        {worst}
      </text>
      <path d={`M21.5 0.5h${body}l13.5 19.5-13.5 19.5h-${body}z`} fill={energyColour(props)} stroke="#000" />
      <text className="sw-labels__letter" x={21.5 + body / 2} y="29">
        {energyClass}
      </text>
    </svg>
  );
}
