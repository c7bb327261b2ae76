import { useStore } from '@nanostores/react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { Container, Page } from 'shared-ui'
import { gallery } from 'shared-ui/gallery'
import { $setup } from './applySetup.ts'
import { PREVIEW_ID } from './previewId.ts'

const router = createBrowserRouter([{ path: '*', Component: GalleryPage }])

/** A page of the component gallery. */
export function GalleryPreview() {
	return <RouterProvider router={router} />
}

function GalleryPage() {
	const show = useStore($setup)?.show
	const page = gallery.find(({ name }) => show?.kind === 'gallery' && name === show.page)
	if (!page) return null
	const { component: Component } = page
	return (
		<Page>
			<Container>
				<div id={PREVIEW_ID}>
					<Component />
				</div>
			</Container>
		</Page>
	)
}
