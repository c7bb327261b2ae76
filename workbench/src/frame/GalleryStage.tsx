import { useStore } from '@nanostores/react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { Container, Page } from 'shared-ui'
import { gallery } from 'shared-ui/gallery'
import { $setup } from './applySetup.ts'
import { STAGE_ID } from './stageId.ts'

const router = createBrowserRouter([{ path: '*', Component: Shown }])

/** A page of the gallery, alone. */
export function GalleryStage() {
	return <RouterProvider router={router} />
}

function Shown() {
	const show = useStore($setup)?.show
	const page = gallery.find(({ name }) => show?.kind === 'gallery' && name === show.page)
	if (!page) return null
	const { component: Component } = page
	return (
		<Page>
			<Container>
				<div id={STAGE_ID}>
					<Component />
				</div>
			</Container>
		</Page>
	)
}
