import { readdirSync, readFileSync } from 'node:fs'
import * as controls from '../controls.ts'
import * as ui from '../index.ts'
import * as parts from '../parts.ts'
import * as windows from '../windows.ts'

const FOLDER = 'shared-ui/src/gallery'

/** What every page of the gallery stands in or on, and so shows without naming it. */
const AROUND_EVERY_PAGE = ['GlobalStyle', 'Page']
/** What cards are made of, and show: EpisodeCard and NewsCard have each of them. */
const INSIDE_CARDS = ['CardActions', 'CardCorner', 'CardFrame', 'PlainLink']
/** The gallery knows parts of cards by the names of their own file. */
const OWN_NAMES: Readonly<Record<string, string>> = { CardTitle: 'Title', CardSubtitle: 'Subtitle' }

const sources = readdirSync(FOLDER)
	.filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
	.map((file) => readFileSync(`${FOLDER}/${file}`, 'utf8'))

/** Icons are shown one and all: `Foundations` walks over what their module exports. */
const isIcon = (name: string) => name.endsWith('Icon')
const isComponent = ([name, value]: [string, unknown]) =>
	/^[A-Z][a-z]/.test(name) && (typeof value === 'function' || Reflect.has(Object(value), '$$typeof'))

const components = Object.entries({ ...ui, ...controls, ...parts, ...windows })
	.filter(isComponent)
	.map(([name]) => name)
	.filter((name) => !isIcon(name) && ![...AROUND_EVERY_PAGE, ...INSIDE_CARDS].includes(name))

test.each(components)('%s has its place in the gallery', (name) => {
	const shown = new RegExp(`<${OWN_NAMES[name] ?? name}\\b`)
	expect(sources.some((source) => shown.test(source))).toBe(true)
})

test('all of them are looked at', () => {
	expect(components.length).toBeGreaterThan(50)
})
