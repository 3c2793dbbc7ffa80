// What the page uses of its libraries: just enough for the type checker.

declare module "preact" {
  export interface VNode {
    type: unknown;
    props: unknown;
    key: unknown;
  }
  export type Children = VNode | string | number | boolean | null | undefined | Children[];
  export function h(type: any, props: any, ...children: any[]): VNode;
  export function render(node: Children, parent: Element): void;
  export const Fragment: unknown;
}

declare module "preact/hooks" {
  export function useState<T>(initial: T | (() => T)): [T, (next: T | ((old: T) => T)) => void];
  export function useEffect(effect: () => void | (() => void), on?: readonly unknown[]): void;
  export function useLayoutEffect(effect: () => void | (() => void), on?: readonly unknown[]): void;
  export function useMemo<T>(make: () => T, on: readonly unknown[]): T;
  export function useRef<T>(initial: T | null): { current: T | null };
  export function useId(): string;
}

declare module "htm" {
  const htm: { bind<T>(h: (...all: any[]) => T): (strings: TemplateStringsArray, ...values: any[]) => T };
  export default htm;
}

declare module "@preact/signals" {
  export interface ReadonlySignal<T> {
    readonly value: T;
    peek(): T;
    subscribe(on: (value: T) => void): () => void;
  }
  export interface Signal<T> {
    value: T;
    peek(): T;
    subscribe(on: (value: T) => void): () => void;
  }
  export function signal<T>(value: T): Signal<T>;
  export function computed<T>(make: () => T): ReadonlySignal<T>;
  export function effect(run: () => void | (() => void)): () => void;
  export function batch<T>(run: () => T): T;
  export function untracked<T>(run: () => T): T;
}

declare module "@fluent/bundle" {
  export type Pattern = string | readonly unknown[];
  export interface Message {
    id: string;
    value: Pattern | null;
    attributes: Record<string, Pattern>;
  }
  export class FluentNumber {
    constructor(value: number, options?: Intl.NumberFormatOptions);
  }
  export class FluentResource {
    constructor(source: string);
  }
  export class FluentBundle {
    constructor(locales: string | string[], options?: { useIsolating?: boolean });
    addResource(resource: FluentResource): Error[];
    hasMessage(id: string): boolean;
    getMessage(id: string): Message | undefined;
    formatPattern(pattern: Pattern, values?: Record<string, unknown> | null, errors?: Error[] | null): string;
  }
}
