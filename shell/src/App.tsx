import { RouterProvider } from 'react-router-dom'
import { GlobalStyle } from 'shared-ui'
import type { createRouter } from './composition/router.tsx'

/** The page: the router, and what stays across navigations. */
export function App({ router }: { router: ReturnType<typeof createRouter> }) {
	return (
		<>
			<GlobalStyle />
			{/* No transitions: time slicing, with frames of the old page in between, doubles the time to render a page. */}
			<RouterProvider router={router} useTransitions={false} />
		</>
	)
}
