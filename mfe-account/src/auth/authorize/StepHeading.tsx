import { styled } from 'styled-components'

const Heading = styled.h1`
	&:focus-visible { outline: none; }
`
const focus = (heading: HTMLHeadingElement | null) => heading?.focus()

/** The heading of a step. It takes the focus, as the button that led here is gone, and so is read aloud. */
export function StepHeading({ children }: { children: string }) {
	return (
		<Heading tabIndex={-1} ref={focus}>
			{children}
		</Heading>
	)
}
