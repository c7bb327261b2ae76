import { RouterProvider } from 'react-router-dom'
import { GlobalStyle } from 'shared-ui'
import type { createRouter } from './composition/router.tsx'

/** The page: the router and, around it, what outlives every path. */
export function App({ router }: { router: ReturnType<typeof createRouter> }) {
	return (
		<>
			<GlobalStyle />
			{/* Pages are drawn in one go: in slices, with a frame of the old page between each two, they take twice as long. */}
			<RouterProvider router={router} useTransitions={false} />
		</>
	)
}
