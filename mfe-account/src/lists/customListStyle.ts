import { color, motion, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'

export const CardBox = styled.article`
	position: relative;
	display: flex;
	flex-direction: column;
	gap: ${space[2]};
	height: 100%;
	padding: ${space[3]};
	border: 1px solid ${color.line};
	border-radius: ${radius.lg};
	background: ${color.surface};
	transition: border-color ${motion.base};
	&:hover { border-color: ${color.text}; }
`
/** A grid of two by two covers. */
export const Thumbnails = styled.div`
	display: grid;
	grid-template-columns: 1fr 1fr;
	gap: 3px;
	border-radius: ${radius.md};
	overflow: hidden;
`
export const Cover = styled.div`
	aspect-ratio: 4 / 3;
	background: ${color.raised};
	overflow: hidden;
`
/** The button of the title covers the whole card. */
export const OpenButton = styled.button`
	padding: 0;
	border: 0;
	font-size: ${size.lg};
	font-weight: 650;
	line-height: 1.3;
	text-align: start;
	overflow-wrap: anywhere;
	color: ${color.text};
	background: none;
	cursor: pointer;
	&::after { content: ''; position: absolute; inset: 0; border-radius: ${radius.lg}; }
	&:focus-visible { outline: none; }
	&:focus-visible::after { outline: 3px solid ${color.live}; }
`
export const Description = styled.p`
	display: -webkit-box;
	-webkit-box-orient: vertical;
	-webkit-line-clamp: 2;
	overflow: hidden;
	font-size: ${size.sm};
	color: ${color.muted};
	overflow-wrap: anywhere;
`
export const Facts = styled.div`
	display: flex;
	justify-content: space-between;
	gap: ${space[3]};
	margin-top: auto;
	padding-top: ${space[1]};
	> span { display: inline-flex; align-items: center; gap: ${space[1]}; }
`
export const Controls = styled.div`
	position: absolute;
	z-index: 2;
	top: ${space[4]};
	right: ${space[4]};
	display: flex;
	gap: ${space[1]};
	> button, > div > button { background: ${color.surface}; }
`
