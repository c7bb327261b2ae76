import { drawnSources } from 'shared-contract'
import { escapeMarkup } from 'shared-contract/markup'

/** HTML in which everything is escaped. Only `html` and `sanitised` make it. */
export class Markup {
	readonly text: string
	constructor(text: string) {
		this.text = text
	}
}

/** What may stand in a template. Nothing is written for null, undefined and false. */
export type Part = Markup | string | number | null | undefined | false | readonly Part[]

/** A template of HTML: texts in it are escaped, lists are joined. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
	return new Markup(strings.reduce((text, next, index) => text + written(parts[index - 1]) + next))
}

/** HTML that was sanitised when it was stored. */
export function sanitised(text: string): Markup {
	return new Markup(text)
}

function written(part: Part): string {
	if (part === null || part === undefined || part === false) return ''
	if (part instanceof Markup) return part.text
	if (typeof part === 'object') return part.map(written).join('')
	return escapeMarkup(String(part))
}

function isEmpty(part: Part): boolean {
	return Array.isArray(part) ? part.every(isEmpty) : written(part) === ''
}

/** A link within the site. */
export interface Link {
	path: string
	name: string
	/** Beside the name. */
	note?: Part
}

export function link({ path, name, note }: Link): Markup {
	return html`<a href="${path}">${name}</a>${note && html` <small>${note}</small>`}`
}

/** A list of links; nothing without any. */
export function links(list: readonly Link[], kind: 'rows' | 'chips' = 'rows'): Part {
	return list.length > 0 && html`<ul class="${kind}">${list.map((each) => html`<li>${link(each)}</li>`)}</ul>`
}

/** A titled part of a page; nothing without a content. */
export function section(title: string, content: Part, more?: Link): Part {
	return !isEmpty(content) && html`<section><h2>${title}</h2>${content}${more && html`<p>${link(more)}</p>`}</section>`
}

/** Labels with their values; those without a value are left out. */
export function facts(rows: readonly (readonly [label: string, value: Part])[]): Part {
	const known = rows.filter(([, value]) => !isEmpty(value))
	return known.length > 0 && html`<dl>${known.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>`
}

interface PictureOptions {
	alt?: string
	/**
	 * `first`: it is the largest thing of the first view. `seen`: it stands in the first view. `late`: it is shown without scripts
	 * alone, since the page itself asks for it when the reader comes near, and scripts would arrive after it.
	 */
	when?: 'first' | 'seen' | 'late'
	/** That of the page, so that the browser takes the same file for both. */
	sizes?: string
}

/** A picture that keeps its place. */
export function picture(
	src: string,
	[width, height]: readonly [width: number, height: number],
	{ alt = '', when = 'seen', sizes = `${width}px` }: PictureOptions = {},
): Markup {
	const sources = drawnSources(src)
	const drawn = sources && html` srcset="${sources}" sizes="${sizes}"`
	const loading = when === 'late' && html` loading="lazy"`
	const image = html`<img src="${src}"${drawn} alt="${alt}" width="${width}" height="${height}" fetchpriority="${when === 'first' ? 'high' : 'low'}"${loading} decoding="${when === 'first' ? 'sync' : 'async'}">`
	return when === 'late' ? html`<noscript>${image}</noscript>` : image
}

/** The paragraphs of a text. */
export function paragraphs(text: string | null): Part {
	return text?.split(/\n+/).map((paragraph) => paragraph.trim() !== '' && html`<p>${paragraph}</p>`)
}

/** The heading of a page, and what stands below it. */
export function heading(title: string, lead?: string): Markup {
	return html`<div><h1>${title}</h1>${lead && html`<p class="lead">${lead}</p>`}</div>`
}

/** A page of headings and lists, in the width of the site or of text. */
export function page(content: Part, width: 'page' | 'text' = 'page'): Markup {
	return html`<main id="main" class="page"><div class="in ${width}">${content}</div></main>`
}
