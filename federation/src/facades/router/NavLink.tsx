import { type RefAttributes, useContext } from 'react'
import {
	UNSAFE_NavigationContext as NavigationContext,
	type NavLinkProps,
	useLocation,
	useNavigation,
	useResolvedPath,
} from 'react-router'
import { Link } from './Link.tsx'

/** A link that is marked, for the eye and for assistive technology, where the reader is on its page or below it. */
export function NavLink(props: NavLinkProps & RefAttributes<HTMLAnchorElement>) {
	const { caseSensitive, end, className, style, children, 'aria-current': current = 'page', ...rest } = props
	const { navigator } = useContext(NavigationContext)
	const target = useResolvedPath(rest.to, rest)
	const path = navigator.encodeLocation?.(target).pathname ?? target.pathname
	const here = useLocation().pathname
	const next = useNavigation().location?.pathname
	const covers = (pathname: string) => contains(path, pathname, { caseSensitive, end })
	const shown = { isActive: covers(here), isPending: next !== undefined && covers(next), isTransitioning: false }
	const classes = [className, shown.isActive && 'active', shown.isPending && 'pending']
	return (
		<Link
			{...rest}
			{...(shown.isActive ? { 'aria-current': current } : {})}
			className={typeof className === 'function' ? className(shown) : classes.filter(Boolean).join(' ')}
			style={typeof style === 'function' ? style(shown) : style}
		>
			{typeof children === 'function' ? children(shown) : children}
		</Link>
	)
}

interface Comparison {
	caseSensitive?: boolean | undefined
	/** Pages below are others. */
	end?: boolean | undefined
}

function contains(path: string, pathname: string, { caseSensitive, end }: Comparison): boolean {
	const [above, here] = caseSensitive ? [path, pathname] : [path.toLowerCase(), pathname.toLowerCase()]
	// Every path is below `/`, but only `/` itself is that page.
	const stem = above === '/' ? above : above.replace(/\/$/, '')
	return here === above || (!end && above !== '/' && here.startsWith(`${stem}/`))
}
