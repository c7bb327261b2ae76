export declare const SLICES: readonly string[]
