import 'shared-ui/fonts.css'
import 'shared-ui/fonts-ja.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { GlobalStyle } from 'shared-ui'
import { applyView } from './applyView.ts'
import { Frame } from './Frame.tsx'
import { Gallery } from './Gallery.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('Could not find root element to mount to')

const router = createBrowserRouter([
	{
		path: '/frame',
		Component: Frame,
		loader({ request }) {
			applyView(new URL(request.url).searchParams)
			return null
		},
	},
	{ path: '*', Component: Gallery },
])

createRoot(root).render(
	<StrictMode>
		<GlobalStyle />
		<RouterProvider router={router} />
	</StrictMode>,
)
