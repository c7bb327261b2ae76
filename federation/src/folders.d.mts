export declare const IS_KIT: boolean
export declare const ROOT: string
export declare const PRESETS: string
export declare const MODULES: string[]
export declare function packageFolder(name: string): string
export declare function isOwnCode(file: string): boolean
