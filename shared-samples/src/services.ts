import type { SampleService } from './types.ts'

/** Where the invented services are available. */
export const SERVICES: readonly SampleService[] = [
	{ name: 'Kiosque' },
	{ name: 'Lanterna+', regions: ['AO', 'BR', 'CV', 'MZ', 'PT'], languages: ['pt-BR', 'pt-PT', 'ja'] },
	{ name: 'Maré TV', regions: ['BR'], languages: ['pt-BR'] },
	{ name: 'Torii Play', regions: ['AU', 'CA', 'GB', 'IE', 'JP', 'NZ', 'US'], languages: ['en', 'ja'] },
]
