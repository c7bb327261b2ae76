import { render } from '@testing-library/react'
import { ARTWORK_WIDTHS, artworkPath } from 'shared-contract'
import { Picture } from 'shared-ui'

test('a picture is asked for in the widths that the server makes', () => {
	const { container } = render(<Picture src={artworkPath('poster', 1, 'a')} alt="" width={300} height={450} />)
	const sources = container.querySelector('img')?.srcset.split(',')
	expect(sources).toEqual(ARTWORK_WIDTHS.map((width) => `/art/poster/1.${width}.webp?v=a ${width}w`))
})
