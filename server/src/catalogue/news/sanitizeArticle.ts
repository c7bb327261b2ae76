import sanitizeHtml from 'sanitize-html'
import { ARTWORK_SHAPES } from 'shared-contract'

const OWN_PATH = /^\/(?![/\\])[^\s\\\p{Cc}]*$/u
const FRAGMENT = /^#[\w-]+$/
// Unambiguous for each character, against denial of service by backtracking (ReDoS).
const OWN_PICTURE = /^\/(?:art|uploads)(?:\/[\w-][\w.-]*)+$/

const RULES: sanitizeHtml.IOptions = {
	allowedTags: [
		'p',
		'h2',
		'h3',
		'blockquote',
		'ul',
		'ol',
		'li',
		'a',
		'strong',
		'em',
		'code',
		'br',
		'hr',
		'figure',
		'figcaption',
		'img',
	],
	allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt', 'width', 'height', 'loading'] },
	allowedSchemes: ['https', 'http'],
	allowProtocolRelative: false,
	transformTags: {
		h1: 'h2',
		h4: 'h3',
		b: 'strong',
		i: 'em',
		a: (tagName, { href = '' }) => ({ tagName, attribs: linkAttributes(href.trim()) }),
		img: (tagName, { src = '', alt = '' }) => ({ tagName, attribs: pictureAttributes(src.trim(), alt) }),
	},
	// A picture on another site would reveal the readers' addresses to it.
	exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
}

/**
 * Sanitizes an article: only text, headings, quotes, lists, links and pictures hosted here remain. Runs once, before
 * storage.
 */
export function sanitizeArticle(html: string): string {
	return sanitizeHtml(html.normalize('NFC'), RULES).trim()
}

function linkAttributes(href: string): sanitizeHtml.Attributes {
	if (OWN_PATH.test(href) || FRAGMENT.test(href)) return { href }
	return /^https?:\/\//i.test(href) && URL.canParse(href) ? { href, rel: 'noopener nofollow ugc' } : {}
}

function pictureAttributes(src: string, alt: string): sanitizeHtml.Attributes {
	if (!OWN_PICTURE.test(src)) return {}
	return { src, alt, ...drawnSize(src), loading: 'lazy' }
}

/** The dimensions of drawn artwork, to avoid layout shift. */
function drawnSize(src: string): sanitizeHtml.Attributes {
	const kind = /^\/art\/(\w+)\//.exec(src)?.[1]
	const [, shape] = Object.entries(ARTWORK_SHAPES).find(([name]) => name === kind) ?? []
	return shape ? { width: String(shape[0]), height: String(shape[1]) } : {}
}

/** Converts HTML to plain text: paragraphs become line breaks, entities are decoded. */
export function htmlToText(html: string): string {
	const broken = html.replace(/<br\s*\/?>|<\/p>/gi, '\n')
	const bare = sanitizeHtml(broken, { allowedTags: [], allowedAttributes: {}, parser: { decodeEntities: true } })
	return decode(bare)
		.replace(/(?<![ \t])[ \t]+\n/g, '\n')
		.replace(/\n{3,}/g, '\n\n')
		.trim()
}

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** Decodes the entities that the sanitizer writes. */
function decode(text: string): string {
	return text.replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
}
