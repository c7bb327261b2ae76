import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { gallery } from './index.ts'

test.each(gallery.map((page) => [page.name, page.component] as const))('%s is drawn, quietly', (_, Component) => {
	const { container } = render(
		<MemoryRouter>
			<Component />
		</MemoryRouter>,
	)
	expect(container).not.toBeEmptyDOMElement()
	for (const control of container.querySelectorAll('button, a[href]')) expect(control).toHaveAccessibleName()
	for (const field of container.querySelectorAll('input, textarea, select')) expect(field).toHaveAccessibleName()
})
