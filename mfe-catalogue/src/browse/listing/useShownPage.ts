import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'

/** Replaces a page number in the address that is beyond the last page, or no number, by that of the page that is shown. */
export function useShownPage(page: number, hrefFor: (page: number) => string): void {
	const [query] = useSearchParams()
	const navigate = useNavigate()
	const asked = query.get('page')
	const href = asked === null || asked === String(page) ? undefined : hrefFor(page)
	useEffect(() => {
		if (href !== undefined) void navigate(href, { replace: true, preventScrollReset: true })
	}, [href, navigate])
}
