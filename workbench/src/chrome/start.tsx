import 'shared-ui/fonts.css'
import 'shared-ui/fonts-ja.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider, redirect } from 'react-router-dom'
import { GlobalStyle } from 'shared-ui'
import { ThemeVariables } from 'shared-ui/theme'
import { createGlobalStyle } from 'styled-components'
import { loadIndex, reloadOnBuild } from './indexStore.ts'
import { redirectToSlice } from './redirectToSlice.ts'
import { Workbench } from './Workbench.tsx'

// The columns scroll and the window does not, so it needs no scrollbar gutter.
const NoScrollbarGutter = createGlobalStyle`html { scrollbar-gutter: auto; }`

/** Starts the workbench's top-level page. It is a developer tool and has English texts only. */
export async function startWorkbench(): Promise<void> {
	document.documentElement.lang = 'en'
	const root = document.getElementById('root')
	if (!root) throw new Error('Could not find root element to mount to')
	const loading = loadIndex()
	reloadOnBuild()
	await loading
	const router = createBrowserRouter([
		{ path: '/workbench/*', loader: redirectToSlice, Component: Workbench },
		// The development server responds with this page at every path.
		{ path: '*', loader: () => redirect('/workbench/') },
	])
	createRoot(root).render(
		<StrictMode>
			<ThemeVariables />
			<GlobalStyle />
			<NoScrollbarGutter />
			<RouterProvider router={router} />
		</StrictMode>,
	)
}
