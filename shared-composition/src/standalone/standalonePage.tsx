import { routes } from 'niouka-slice-routes'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom'
import { provideHost, sliceRoutes } from 'shared-composition'
import { setLocale, storedLocale } from 'shared-i18n'
import { $navigate, startState } from 'shared-state'
import { GlobalStyle } from 'shared-ui'
import { ThemeVariables } from 'shared-ui/theme'

declare const SLICE_NAME: string

/** The page of a slice in development without the shell. */
async function start() {
	// Other slices are absent: a failure panel takes the place of their widgets.
	provideHost({
		load: (slice) => Promise.reject(new Error(`${slice} is not on this page, which holds one slice alone`)),
		abandon: async () => {},
	})
	const router = createBrowserRouter([{ Component: Alone, children: sliceRoutes(SLICE_NAME, routes) }])
	$navigate.set((path, how) => void router.navigate(path, how))
	void startState()
	await setLocale(storedLocale())
	const root = document.getElementById('root')
	if (root) createRoot(root).render(<RouterProvider router={router} />)
}

function Alone() {
	return (
		<>
			<ThemeVariables />
			<GlobalStyle />
			<Outlet />
		</>
	)
}

void start()
