import { color, from, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'

/** Fields side by side, if they fit. */
export const FieldRow = styled.div`
	display: grid;
	gap: ${space[4]};
	align-items: start;
	> * { min-width: 0; }
	${from.desktop} { grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); }
`
export const FieldGroup = styled.fieldset`
	display: grid;
	gap: ${space[3]};
	margin: 0;
	padding: 0;
	border: 0;
	min-width: 0;
	legend { margin-bottom: ${space[2]}; font-size: ${size.sm}; font-weight: 600; }
`
/** A picture preview beside its field. */
export const PictureLayout = styled.div<{ $ratio: string; $width: string }>`
	display: grid;
	gap: ${space[3]};
	align-items: start;
	min-width: 0;
	grid-template-columns: minmax(0, 1fr);
	${from.phone} { grid-template-columns: ${(p) => p.$width} minmax(0, 1fr); }
	> :first-child {
		width: ${(p) => p.$width};
		max-width: 100%;
		aspect-ratio: ${(p) => p.$ratio};
		border: 1px dashed ${color.edge};
		border-radius: ${radius.md};
		overflow: hidden;
	}
`
export const PicturePlaceholder = styled.div`
	display: grid;
	place-items: center;
	color: ${color.muted};
	background: ${color.canvas};
`
/** The editor and the preview side by side on wide screens. */
export const EditorLayout = styled.div`
	display: grid;
	gap: ${space[8]};
	align-items: start;
	> * { min-width: 0; }
	${from.full} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
`
export const Toolbar = styled.div`
	display: flex;
	flex-wrap: wrap;
	gap: ${space[1]};
	padding: ${space[1]};
	border: 1px solid ${color.edge};
	border-bottom: 0;
	border-radius: ${radius.md} ${radius.md} 0 0;
	background: ${color.raised};
`
export const ContentEditor = styled.div`
	display: grid;
	textarea {
		min-height: 18rem;
		border-top-left-radius: 0;
		border-top-right-radius: 0;
		font-family: ui-monospace, 'Cascadia Mono', Consolas, monospace;
		line-height: 1.6;
	}
`
/** The label of a group of controls. */
export const FieldLabel = styled.p`
	font-size: ${size.sm};
	font-weight: 600;
`
