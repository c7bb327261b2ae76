/** The declarations that hide an element. */
const HIDING = { display: 'none', visibility: 'hidden', opacity: '0' } as const

/** A style that hides an element, and the address of its file; without one for a style of a script. */
interface HidingStyle {
	style: CSSStyleDeclaration
	address: string | undefined
}

/** True if nothing of an element can be seen, because of its styles, those of an element around it, or those of all its children. */
export function isHidden(place: Element): boolean {
	const children = [...place.children]
	return !isVisible(place) || (children.length > 0 && !children.some(isVisible))
}

// Safari before 17.4 has no `checkVisibility`.
function isVisible(element: Element): boolean {
	return (
		element.checkVisibility?.({ checkOpacity: true, checkVisibilityCSS: true }) ?? element.getClientRects().length > 0
	)
}

/**
 * Removes the declarations that hide an element, what is around it or its children.
 * @returns the addresses of the files that had them
 */
export function show(place: Element): string[] {
	const held = [...place.children]
	for (let each: Element | null = place; each; each = each.parentElement) held.push(each)
	const inline = held.flatMap((each) =>
		each instanceof HTMLElement ? [{ style: each.style, address: undefined }] : [],
	)
	const hiding = [...inline, ...rulesFor(held)].filter(({ style }) => hides(style))
	for (const { style } of hiding) for (const property of Object.keys(HIDING)) style.removeProperty(property)
	return hiding.flatMap(({ address }) => address ?? [])
}

function hides(style: CSSStyleDeclaration): boolean {
	return Object.entries(HIDING).some(([property, value]) => style.getPropertyValue(property) === value)
}

function rulesFor(held: readonly Element[]): HidingStyle[] {
	return [...document.styleSheets, ...document.adoptedStyleSheets]
		.flatMap(rulesIn)
		.filter(({ selectorText }) => held.some((each) => each.matches(selectorText)))
		.map(({ style, parentStyleSheet }) => ({ style, address: parentStyleSheet?.href ?? undefined }))
}

function rulesIn(group: CSSStyleSheet | CSSGroupingRule): CSSStyleRule[] {
	return rulesOf(group).flatMap((rule) => {
		if (rule instanceof CSSStyleRule) return [rule]
		return isGroup(rule) ? rulesIn(rule) : []
	})
}

function isGroup(rule: CSSRule): rule is CSSGroupingRule {
	return 'cssRules' in rule
}

function rulesOf(group: CSSStyleSheet | CSSGroupingRule): CSSRule[] {
	try {
		return [...group.cssRules]
	} catch {
		// The sheet of another origin cannot be read.
		return []
	}
}
