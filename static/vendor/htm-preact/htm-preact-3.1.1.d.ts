/** The types of what the pages use of htm and Preact. Their library comes as one file without any. */

/** What a template draws. */
export interface VNode {
  type: unknown;
  props: Record<string, unknown>;
  key: unknown;
}

/** The element that listens: a control, or any other one. */
export interface Listening extends HTMLElement {
  value: string;
  checked: boolean;
  select(): void;
}

/** What a listener in a template is told: any event of those that the pages listen to. */
export interface Heard extends PointerEvent {
  readonly currentTarget: Listening;
  readonly target: Listening;
  readonly key: string;
  readonly dataTransfer: DataTransfer;
}

export type Drawn = VNode | string | number | boolean | null | undefined | Drawn[];

/** What stands in the gaps of a template; a function without types of its own is a listener. */
type Filling = ((event: Heard) => unknown) | object | string | number | boolean | null | undefined;

export function html(strings: TemplateStringsArray, ...fillings: Filling[]): VNode;
export function render(drawn: Drawn, into: Element): void;

export function useState<T>(first: T | (() => T)): [T, (next: T | ((now: T) => T)) => void];
export function useRef<T>(first: T): { current: T };
/** What `act` returns is called before the next time, if it is a function. */
export function useEffect(act: () => unknown, on?: readonly unknown[]): void;
export function useLayoutEffect(act: () => unknown, on?: readonly unknown[]): void;
