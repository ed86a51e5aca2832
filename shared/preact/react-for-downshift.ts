// The part of `react` that downshift uses. It copies the whole namespace, which would keep all of `preact/compat`.
import {
  cloneElement,
  Component,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/compat';

export { cloneElement, Component, useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState };
export { useId } from './react.ts';
