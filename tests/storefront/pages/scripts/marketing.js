/* Stands in for a marketing script, in the pages of visitors who allowed it: a queue that other scripts write to. */
window._sqzl ||= [];
