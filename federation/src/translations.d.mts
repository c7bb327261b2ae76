export declare function missingTranslations(folder: string): string[]
