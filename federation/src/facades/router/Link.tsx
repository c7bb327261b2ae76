import type { RefAttributes } from 'react'
import { type LinkProps, type To, useHref, useLinkClickHandler } from 'react-router'
import { parsed } from './place.ts'

/** The library's link without what only its framework mode uses: prefetching, masks, view transitions. */
export function Link({
	to,
	onClick,
	reloadDocument,
	discover,
	prefetch,
	...props
}: LinkProps & RefAttributes<HTMLAnchorElement>) {
	const outer = outerAddress(to)
	const outside = outer !== undefined && outer.origin !== location.origin
	const inside = outer && !outside ? outer.pathname + outer.search + outer.hash : to
	const own = useHref(outside ? '' : inside, props)
	const follow = useLinkClickHandler(outside ? '' : inside, { ...props, target: props.target ?? '_self' })
	const { relative, replace, state, preventScrollReset, mask, viewTransition, defaultShouldRevalidate, ...anchor } =
		props
	return (
		<a
			{...anchor}
			href={outer?.href ?? own}
			onClick={(event) => {
				onClick?.(event)
				if (!event.defaultPrevented && !reloadDocument && !outside) follow(event)
			}}
		/>
	)
}

/** What a whole address stands for; nothing for a path. */
function outerAddress(to: To): URL | undefined {
	const whole = typeof to === 'string' && /^([a-z][a-z\d+.-]*:|[\\/]{2})/i.test(to)
	return whole ? parsed(to, location.href) : undefined
}
